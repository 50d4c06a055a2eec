import {useEffect, type ComponentType, type ReactNode} from 'react';

import Article from './Article';
import {articleHtml} from './articleHtml';

/**
 * A page's body as a component, once its HTML is there.
 *
 * @param permalink the page's address
 */
export async function pageBody(permalink: string): Promise<ComponentType> {
  const html = await articleHtml(permalink);
  return function Body(): ReactNode {
    return html === undefined ? <PageLoad permalink={permalink} /> : <Article permalink={permalink} html={html} />;
  };
}

/** A page whose HTML could not be had: the browser opens it as any link. */
function PageLoad({permalink}: {permalink: string}): ReactNode {
  useEffect(() => {
    window.location.replace(permalink + window.location.search + window.location.hash);
  }, [permalink]);
  return null;
}
