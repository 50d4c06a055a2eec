declare module '@generated/release-notes/default/notes.json' {
  import type {Note} from '@site/src/plugins/release-notes/data';

  const notes: Note[];
  export default notes;
}

declare module '@generated/release-notes/default/newest.json' {
  import type {NewestNote} from '@site/src/plugins/release-notes/data';

  const note: NewestNote;
  export default note;
}
