declare module '@generated/page-index/default/pages.json' {
  const pages: {path: string; title: string}[];
  export default pages;
}

declare module '@generated/page-index/default/newest-release-note.json' {
  const note: {path: string; title: string; description: string};
  export default note;
}
