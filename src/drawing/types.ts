import type {Locale} from '../manual/locale';

/** What every picture says about itself. */
export interface Caption {
  locale: Locale;
  /** `<title>`: what the picture is. */
  title: string;
  /** `<desc>`: in sentences what it shows. */
  description: string;
}

/** What is drawn, before it becomes a file. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG elements, in the order in which they are painted. */
  body: string;
}
