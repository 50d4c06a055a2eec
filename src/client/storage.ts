/**
 * Where the browser's storage is blocked, full or broken, settings are kept in memory, and the console says so once:
 * they hold until the reader leaves the site. The framework (Docusaurus 3.10) would forget a closed announcement with
 * each manual, and report an error for each value that it cannot store.
 *
 * A client module, because those run before any code of the theme looks at the storage.
 */
const PROBE = 'aqueduto.probe';
/** So much has to fit: more than all settings of a reader. */
const ROOM = '.'.repeat(2000);

/** What is stored, for reading, where reading works; undefined when everything works. */
function findFault(): {error: unknown; stored: [string, string][]} | undefined {
  let stored: [string, string][] = [];
  try {
    const storage = window.localStorage;
    stored = Object.entries(storage);
    storage.setItem(PROBE, ROOM);
    storage.getItem(PROBE);
    storage.removeItem(PROBE);
    return undefined;
  } catch (error) {
    return {error, stored};
  }
}

/** A `Storage` that lives as long as the page. */
function memoryStorage(stored: [string, string][]): Storage {
  const values = new Map(stored);
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** Browsers refuse a storage that is none of theirs in the event by which the framework tells a change. */
function acceptInEvents(storage: Storage): void {
  const {initStorageEvent} = StorageEvent.prototype;
  StorageEvent.prototype.initStorageEvent = function init(...args) {
    initStorageEvent.apply(this, [...args.slice(0, 7), null] as unknown as typeof args);
    Object.defineProperty(this, 'storageArea', {value: storage});
  };
}

if (typeof window !== 'undefined') {
  const fault = findFault();
  if (fault !== undefined) {
    console.warn('Storage is not available; settings hold until you leave this site.', fault.error);
    const storage = memoryStorage(fault.stored);
    Object.defineProperty(window, 'localStorage', {configurable: true, value: storage});
    acceptInEvents(storage);
  }
}

export {};
