import { LocalStorageStore } from '#adapters/storage/local-storage-store.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { describeKeyValueStore } from '../ports/key-value-store.ts'
import { StorageBrowser } from './storage-browser.ts'

describeAdapter('KeyValueStore', 'local-storage', () =>
  describeKeyValueStore('local storage', () => {
    const browser = new StorageBrowser()
    return {
      openTab: () => new LocalStorageStore(browser.openPage()),
      refuse: (what) => {
        browser.refuses = what
      },
      clearUnderPage: () => browser.clearUnderPage()
    }
  })
)

describeAdapter('KeyValueStore', 'fake', () =>
  describeKeyValueStore('the fake storage', () => {
    const browser = new FakeBrowserStorage()
    return {
      openTab: () => browser.tab(),
      refuse: (what) => {
        browser.refuses = what
      },
      clearUnderPage: () => browser.values.clear()
    }
  })
)
