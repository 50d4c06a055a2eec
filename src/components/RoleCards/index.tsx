import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {roleCards} from './roles';
import styles from './styles.module.css';

/** Ways in by role: three links for each kind of reader. Their titles are no headings: no table of contents has them. */
export default function RoleCards(): ReactNode {
  return (
    <div className={styles.roles}>
      {roleCards().map(({id, title, links}) => (
        <section key={id} className={styles.role} aria-labelledby={`role-${id}`}>
          <p id={`role-${id}`} className={styles.title}>
            {title}
          </p>
          <ul>
            {links.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
