/**
 * Paper is light: a page in dark colors is printed in light ones. By script, because dark colors come by script only, and
 * the framework (Docusaurus 3.10) writes its own under `[data-theme=dark]`.
 */
if (typeof window !== 'undefined') {
  const {dataset} = document.documentElement;
  let before: string | undefined;
  window.matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) {
      before = dataset.theme;
      dataset.theme = 'light';
    } else {
      dataset.theme = before ?? dataset.theme;
    }
  });
}

export {};
