/** What the boot script knows of the site; the build writes it in (`../bootScript.ts`). */
export interface BootSettings {
  /** What addresses of this language start with: `/pt-BR/`. */
  baseUrl: string;
  announcementId: string | undefined;
  texts: Record<
    'back' | 'close' | 'copied' | 'copy' | 'copyLabel' | 'drawer' | 'linkCopied' | 'notCopied' | 'pageCopied',
    string
  >;
}

declare const BOOT_SETTINGS: BootSettings;

export const settings = BOOT_SETTINGS;
