import type {ReactNode} from 'react';

/**
 * The hero's drawing: an aqueduct in two tiers, as the Arcos da Lapa in Rio, with water on top. Decoration only; its
 * colours come from the page (`--arch-stone`, `--arch-shade`, `--arch-water`).
 */
export default function Arches({className}: {className?: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false">
      <defs>
        <pattern id="arch-upper" width="80" height="84" patternUnits="userSpaceOnUse" y="30">
          <path fillRule="evenodd" fill="var(--arch-stone)" d="M0 0h80v84H0zm14 84V44a26 26 0 0 1 52 0v40z" />
          <path fill="var(--arch-shade)" d="M0 0h80v7H0z" />
        </pattern>
        <pattern id="arch-lower" width="80" height="106" patternUnits="userSpaceOnUse" y="114">
          <path fillRule="evenodd" fill="var(--arch-stone)" d="M0 0h80v106H0zm14 106V44a26 26 0 0 1 52 0v62z" />
          <path fill="var(--arch-shade)" d="M0 0h80v9H0z" />
        </pattern>
        <pattern id="arch-water" width="80" height="18" patternUnits="userSpaceOnUse" y="14">
          <path fill="none" stroke="var(--arch-water)" strokeWidth="5" d="M-20 9c13-9 27-9 40 0s27 9 40 0 27-9 40 0" />
        </pattern>
      </defs>
      <rect y="14" width="1440" height="18" fill="url(#arch-water)" />
      <rect y="30" width="1440" height="84" fill="url(#arch-upper)" />
      <rect y="114" width="1440" height="106" fill="url(#arch-lower)" />
    </svg>
  );
}
