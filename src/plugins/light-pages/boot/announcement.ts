import {store, whenHydrated} from './handOver';
import {settings} from './settings';

/** Closes the announcement for good, as the framework does (Docusaurus 3.10), which hides it by the same attribute. */
export function closeAnnouncement(button: HTMLElement): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.id', settings.announcementId ?? '');
  store('docusaurus.announcement.dismiss', 'true');
  whenHydrated(() => button.isConnected && button.click());
}
