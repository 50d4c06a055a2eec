import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import newestReleaseNote from '@generated/release-notes/default/newest.json';
import Arches from '@site/src/components/Arches';
import AreaCards from '@site/src/components/AreaCards';
import RoleCards from '@site/src/components/RoleCards';
import SearchBox from '@site/src/plugins/search/ui/SearchBox';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Aqueduto manual', description: 'Browser title of the home page'})}
      description={translate({
        id: 'home.description',
        message:
          'The user manual of Aqueduto, the platform to design, protect, connect and observe every API and integration.',
        description: 'Description of the home page',
      })}>
      <main>
        <Hero />
        <div className="container margin-vert--lg">
          <section aria-labelledby="by-role">
            <Heading as="h2" id="by-role">
              <Translate id="home.byRole" description="Home page: heading of the ways in by role">
                What do you do?
              </Translate>
            </Heading>
            <RoleCards />
          </section>
          <section aria-labelledby="by-area">
            <Heading as="h2" id="by-area">
              <Translate id="home.byArea" description="Home page: heading of the product areas">
                Product areas
              </Translate>
            </Heading>
            <AreaCards />
          </section>
          <div className={styles.news}>
            <LatestRelease />
            <ClassicConsole />
          </div>
        </div>
      </main>
    </Layout>
  );
}

function Hero(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <Heading as="h1">{tagline}</Heading>
        <p>
          <Translate id="home.sentence" description="Home page: what Aqueduto is, in a sentence">
            Aqueduto is one platform to design APIs, run them on your gateways, publish them to developers and connect
            systems with integrations. This is its manual.
          </Translate>
        </p>
        <p>
          <Link className="button button--primary button--lg" to="/v2/examples/publish-your-first-api">
            <Translate id="home.start" description="Home page: the button to the first tutorial">
              Publish your first API
            </Translate>
          </Link>
        </p>
        <SearchBox variant="page" />
      </div>
      <Arches className={styles.arches} />
    </header>
  );
}

function LatestRelease(): ReactNode {
  return (
    <section aria-labelledby="newest">
      <Heading as="h2" id="newest">
        <Translate id="home.newest" description="Home page: heading of the newest release note">
          Latest release
        </Translate>
      </Heading>
      <p>
        <Link to={newestReleaseNote.path}>
          <strong>{newestReleaseNote.title}</strong>
        </Link>
        <br />
        {newestReleaseNote.description}
      </p>
      <p>
        <Link to="/release-notes/">
          <Translate id="home.allReleases" description="Home page: link to all release notes">
            All release notes
          </Translate>
        </Link>
      </p>
    </section>
  );
}

function ClassicConsole(): ReactNode {
  return (
    <section aria-labelledby="classic">
      <Heading as="h2" id="classic">
        <Translate id="home.classic" description="Home page: heading for readers of v1">
          Still on the classic console?
        </Translate>
      </Heading>
      <p>
        <Translate id="home.classic.text" description="Home page: what readers of v1 find">
          The v1 pages are here too, each with a link to its v2 page. Support for v1 ends on June 30, 2026.
        </Translate>
      </p>
      <p>
        <Link to="/visao-geral/">
          <Translate id="home.classic.link" description="Home page: link to the v1 manual">
            Open the v1 manual
          </Translate>
        </Link>
      </p>
      <p>
        <Link to="/v2/migrate-from-v1">
          <Translate
            id="home.classic.migrate"
            description="Home page: link to the guide for the migration from v1 to v2">
            Migrate from v1, and what happens after that date
          </Translate>
        </Link>
      </p>
    </section>
  );
}
