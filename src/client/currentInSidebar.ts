import {showCurrent} from './showCurrent';

/**
 * The sidebar shows the link of the page that is open: the framework (Docusaurus 3.10) leaves a long one at its top. When
 * the page changes, sections open and close first, which moves the link until they have done so.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  if (menu !== null && location.pathname !== previousLocation?.pathname) {
    showCurrent(menu);
    menu.ontransitionend = ({propertyName}) => propertyName === 'height' && showCurrent(menu);
  }
}
