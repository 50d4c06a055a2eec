import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {AreaIcon} from './AreaIcon';
import {AREA_CARDS} from './areas';
import styles from './styles.module.css';

/** Cards that lead to the product areas of v2. */
export default function AreaCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {AREA_CARDS.map(({area, title, text, to}) => (
        <li key={area}>
          <Link to={to} className={styles.card}>
            <AreaIcon area={area} />
            <span className={styles.title}>{title()}</span>
            <span className={styles.text}>{text()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
