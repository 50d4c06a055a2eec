/** The event by which the page's scripts say that they take it over now; the boot script hears it. */
export const HYDRATES = 'aqueduto:hydrates';
