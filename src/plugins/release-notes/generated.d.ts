declare module '@generated/release-notes/default/notes.json' {
  import type {Note} from '@site/src/plugins/release-notes/data';

  const notes: Note[];
  export default notes;
}
