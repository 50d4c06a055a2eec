/** Texts that stand for those of pages, so that a picture shows what they look like and not what they say. */
export interface Words {
  title: string;
  label: string;
  line: string;
  text: string;
  /** HTML: a paragraph with what stands in one. */
  prose: string;
  code: string;
}

export const WORDS: Record<'en' | 'pt-BR', Words> = {
  en: {
    title: 'A title of some words',
    label: 'Two words',
    line: 'A line that says a little of something',
    text: 'A text of two lines or three where the room is narrow, and of one where it is wide enough to hold it all.',
    prose:
      'The first words of a paragraph, <strong>some of them strong</strong>, then <code>code.short</code> and <a href="#link">a link to a page</a>; the rest is as long as three lines of a wide column need, with <code class="long">code.<wbr>that/<wbr>is.<wbr>too/<wbr>long.<wbr>for/<wbr>a.<wbr>phone</code>, commas, and a full stop.',
    code: 'code.short',
  },
  'pt-BR': {
    title: 'Um título com algumas palavras',
    label: 'Duas palavras',
    line: 'Uma linha que diz um pouco sobre alguma coisa',
    text: 'Um texto de duas ou três linhas onde o espaço é estreito, e de uma onde é largo o bastante para caber tudo nela.',
    prose:
      'As primeiras palavras de um parágrafo, <strong>algumas delas fortes</strong>, depois <code>code.short</code> e <a href="#link">um link para uma página</a>; o resto tem o comprimento de três linhas de uma coluna larga, com <code class="long">code.<wbr>that/<wbr>is.<wbr>too/<wbr>long.<wbr>for/<wbr>a.<wbr>phone</code>, vírgulas, e um ponto final.',
    code: 'code.short',
  },
};

/**
 * Makes the page a specimen of its kind: of the article what `parts` names, of lists their first items, and `words` for
 * the texts that editors write. Interface texts stay. Runs in the page.
 *
 * @returns parts that the page does not have
 */
export function makeSpecimen({parts, words}: {parts: readonly string[]; words: Words}): string[] {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const few = (selector: string, item: string, count: number): void =>
    all(selector).forEach((list) =>
      [...list.children]
        .filter((child) => child.matches(item))
        .slice(count)
        .forEach((child) => child.remove()),
    );
  // Icons come before the text, links to a heading after it.
  const say = (selector: string, html: string): void =>
    all(selector).forEach((element) => {
      const children = [...element.children];
      const text = document.createElement('template');
      text.innerHTML = html;
      element.replaceChildren(
        ...children.filter((child) => child.matches('svg, [class*=Icon]')),
        text.content,
        ...children.filter((child) => child.matches('.hash-link')),
      );
    });

  const missing = keepParts();
  pruneSidebar();
  few('.markdown table:not(.fields) tbody', 'tr', 3);
  few('.fields tbody', 'tr', 5);
  few('.markdown', 'h3, ul[class]', 2);
  few('.markdown :is(ul, ol), .theme-doc-toc-mobile > ul, .theme-doc-toc-desktop > ul', 'li', 3);
  few('.markdown ul ul', 'li', 2);
  few('main section.row, main [aria-busy]', 'article', 6);
  few('[data-chips]', 'button', 2);
  all('.table-of-contents ul, .theme-last-updated, [data-translation-note]').forEach((element) => element.remove());

  say('.announcement', `${words.line}. <a href="#link">${words.label}</a>`);
  say('[class*=inkLabel], .menu__group, .breadcrumbs__link:not(:has(svg)), .pagination-nav__label', words.label);
  say('.table-of-contents__link', words.title);
  say('h1, .markdown :is(h2, h3), [class*=admonitionHeading]', words.title);
  say('.markdown > p:not(:has(img), [data-generation-note]), .theme-admonition p', words.prose);
  say('.markdown > :is(ul, ol):not([class]) > li', words.text);
  say('.markdown th', words.label);
  say('.markdown table:not(.fields) td', words.line);
  say('.markdown table:not(.fields) td:first-child, .fields .default:not(.none)', `<code>${words.code}</code>`);
  say('.fields .allowed:not(.none)', `<code>${words.code}</code>, <code>${words.code}</code>`);
  say('.fields td.name:has(code)', `<code>${words.code}</code> <strong>${words.label}</strong>`);
  say('.fields td.name:not(:has(code))', `<strong>${words.label}</strong>`);
  say('.fields .type', '<code>string</code>');
  say('.fields :is(.text, .limit:not(.none))', words.text);
  say('[class*=codeBlockTitle]', 'file.yaml');
  const line = '<span class="token key atrule">name</span><span class="token punctuation">:</span> value of it<br>';
  say('pre code', `<div class="token-line">${line}</div>`.repeat(3));

  say('[class*=hero] p:not(:has(a)), [class*=news] p:not(:has(> a:only-child))', words.text);
  say('[class*=generatedIndexPage] header p, main:not(:has(.markdown)) article > p', words.text);
  say(
    'main a > [class*=title_], a.card h2 span, main li > a:not([class*=breadcrumb], [class*=contents], :has(span))',
    words.label,
  );
  say('main a > [class*=text_], a.card p, .markdown ul[class] ul li', words.line);
  say('[aria-busy] > article h2 a', `<mark>${words.label}</mark> ${words.label}`);
  say('main [role=status]:not(:empty), [data-chips] button', words.label);
  say('nav[aria-labelledby] li > code', words.code);
  all('.markdown img').forEach((picture) => {
    picture.setAttribute('src', '/img/logo-footer.svg');
    picture.setAttribute('width', '760');
    picture.setAttribute('height', '200');
  });
  return missing;

  function keepParts(): string[] {
    const article = document.querySelector('[data-article]');
    if (article === null || parts.length === 0) {
      return [];
    }
    const found = parts.map((part) => article.querySelector(`:scope > ${part}`));
    article.replaceChildren(...found.filter((part) => part !== null));
    return parts.filter((_, i) => found[i] === null);
  }

  /** Of each level two pages, two closed categories, and what leads to the page. */
  function pruneSidebar(): void {
    all('.theme-doc-sidebar-menu, .theme-doc-sidebar-menu ul').forEach((list) => {
      const items = [...list.children];
      const open = items.filter((item) => item.querySelector('.menu__link--active') !== null);
      const others = items.filter((item) => !open.includes(item));
      const isCategory = (item: Element): boolean => item.querySelector('.menu__caret') !== null;
      const pages = others.filter((item) => item.querySelector('a') !== null && !isCategory(item));
      list.replaceChildren(...pages.slice(0, 2), ...others.filter(isCategory).slice(0, 2), ...open);
    });
  }
}
