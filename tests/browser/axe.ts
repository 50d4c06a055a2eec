import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';

import {isJudged} from './judged';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Result = Results['violations'][number];

/** WCAG 2.2 AA: the rule sets of every version and level up to it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What colours and a narrow layout can break, besides contrast: the design, not the text of a page. */
const LINKS = 'link-in-text-block';
const LAYOUT = [LINKS, 'scrollable-region-focusable', 'target-size'];
const CONTRAST = 'color-contrast';

/** What a whole page breaks. */
export async function pageViolations(page: Page): Promise<string[]> {
  return [...(await violations(axe(page).withTags(TAGS).disableRules(CONTRAST))), ...(await contrastViolations(page))];
}

/** What colours and sizes break. */
export async function layoutViolations(page: Page): Promise<string[]> {
  return [...(await violations(axe(page).withRules(LAYOUT))), ...(await contrastViolations(page))];
}

/** What the text of a page breaks, without colours, sizes, code blocks and what is around it. */
export function textViolations(page: Page): Promise<string[]> {
  const text = axe(page).include('main').exclude('pre');
  return violations(text.withTags(TAGS).disableRules([CONTRAST, ...LAYOUT]));
}

/**
 * All that axe can say of a page as it stands, with its best practices: what breaks a rule, and what it could not decide and
 * nobody has judged (`judged.ts`).
 */
export async function allFindings(page: Page): Promise<string[]> {
  const rules = everything(page)
    .withTags([...TAGS, 'best-practice'])
    .disableRules(CONTRAST);
  return [...unjudged(await rules.analyze()), ...unjudged(await contrast(page, everything(page)))];
}

/** All that axe can say of the colours of a page as it stands, likewise. */
export async function colorFindings(page: Page): Promise<string[]> {
  const links = await everything(page).withRules(LINKS).analyze();
  return [...unjudged(links), ...unjudged(await contrast(page, everything(page)))];
}

function unjudged({violations: broken, incomplete}: Results): string[] {
  return [...broken.flatMap(linesOf), ...incomplete.flatMap(linesOf).filter((line) => !isJudged(line))];
}

async function contrastViolations(page: Page): Promise<string[]> {
  return (await contrast(page, axe(page))).violations.flatMap(linesOf);
}

/** Contrast of one element for each look of a text: most of a long page looks alike, and contrast takes most of the time. */
async function contrast(page: Page, builder: AxeBuilder): Promise<Results> {
  await page.evaluate(markLooks);
  return builder.include('[data-look]').withRules(CONTRAST).analyze();
}

/** Violations alone: a selector for each element that breaks no rule would take most of the time. */
function axe(page: Page): AxeBuilder {
  return everything(page).options({resultTypes: ['violations']});
}

/** Legacy mode opens no second page for the report; the site has no frames, which would need it. */
function everything(page: Page): AxeBuilder {
  return new AxeBuilder({page}).setLegacyMode(true);
}

/** One line for each element that breaks a rule. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  const {violations: found} = await builder.analyze();
  return found.flatMap(linesOf);
}

/** A line for each element: the rule, the element, what is wrong or could not be told. */
function linesOf({id, nodes}: Result): string[] {
  return nodes.map(({target, any, all, none, failureSummary}) => {
    const messages = [...any, ...all, ...none].map(({message}) => message);
    return `${id}: ${target.join(' ')} ${failureSummary ?? messages.join('; ')}`;
  });
}

/** Marks the first element of each look: color and size of the text, and all that is painted behind it. Runs in the page. */
function markLooks(): void {
  document.querySelectorAll('[data-look]').forEach((element) => element.removeAttribute('data-look'));
  const seen = new Set<string>();
  const behind = new Map<Element, string>();
  const behindOf = (element: Element | null): string => {
    if (element === null) {
      return '';
    }
    const known = behind.get(element);
    if (known !== undefined) {
      return known;
    }
    const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
    const isOpaque = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && opacity === '1';
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
    const all = isOpaque ? own : `${own} < ${behindOf(element.parentElement)}`;
    behind.set(element, all);
    return all;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
    if (hasText || element.matches('input')) {
      const {color, fontSize, fontWeight, visibility} = getComputedStyle(element);
      const isShown = element.getClientRects().length > 0;
      const look = [color, fontSize, fontWeight, visibility, isShown, behindOf(element)].join(' ');
      if (!seen.has(look)) {
        seen.add(look);
        element.setAttribute('data-look', '');
      }
    }
  }
}
