// Wraps the drawer of phones (Docusaurus 3.10) to make it a dialog: the focus goes in, stays in and comes back; Escape closes
// it, and it opens where the reader is.
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {keepFocusIn} from '@site/src/client/keepFocusIn';
import {showCurrent} from '@site/src/client/showCurrent';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

export default function DrawerLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    drawer.current!.querySelectorAll<HTMLElement>('.navbar-sidebar__item').forEach(showCurrent);
    return keepFocusIn(drawer.current!);
  }, [shown]);
  return (
    // It is a dialog while it is shown.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={drawer}
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': label(), tabIndex: -1})}
      onKeyDown={({key}) => shown && key === 'Escape' && toggle()}>
      <Layout {...props} />
    </div>
  );
}

function label(): string {
  return translate({
    id: 'drawer.label',
    message: 'Menu of the manual',
    description: 'Name of the menu that phones open over the page',
  });
}
