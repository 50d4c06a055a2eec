// Replaces the emoji on cards of generated category pages (Docusaurus 3.10), which look different on every system, by
// the site's arch.
import type {ReactNode} from 'react';

export default function DocCardHeadingIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" className="margin-right--sm">
      <path d="M1 15V8a7 7 0 0 1 14 0v7h-4V8.5a3 3 0 0 0-6 0V15z" fill="var(--aqd-stone-400)" />
    </svg>
  );
}
