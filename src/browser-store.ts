import { LocalStorageStore } from '#adapters/storage/local-storage-store.ts'
import { nameScope } from '#ui/base-path.ts'

/** The page's only store: it remembers what the browser refuses to store, so all code must share this one. */
export const browserStore = new LocalStorageStore(globalThis.window, nameScope)
