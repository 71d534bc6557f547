import { LocalStorageStore } from '#adapters/storage/local-storage-store.ts'

/** The page's one store: what a refusing browser does not keep is remembered here, so every part must ask the same one. */
export const browserStore = new LocalStorageStore()
