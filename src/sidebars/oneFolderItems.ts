import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {isSectionPage} from '../manual/file';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];

/**
 * Makes the pages of one sidebar section from its folder: the folder's own files only, without the page that the
 * section itself links to (`index` or `overview`). Subfolders are sections of their own, so that their order stays
 * explicit in the sidebar file.
 *
 * @returns doc items, ordered by `sidebar_position`, then by file name (the framework's own order).
 */
export const oneFolderItems: SidebarItemsGenerator = ({defaultSidebarItemsGenerator, ...args}) => {
  const {dirName} = args.item;
  const docs = args.docs.filter((doc) => doc.sourceDirName === dirName && !isSectionPage(doc.id));
  return docs.length === 0 ? [] : defaultSidebarItemsGenerator({...args, docs});
};
