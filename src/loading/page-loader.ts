import { browserStore } from '#src/browser-store.ts'
import { loadTexts } from '#src/language/load-texts.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { loadLibrary } from '../chosen-library.ts'
import { Loader } from './loader.ts'

/** The page's only instance. Each `import()` is a chunk of its own. */
export const pageLoader = new Loader(
  {
    ahead: () => import('#src/stages/ahead.ts'),
    connect: () => import('#src/stages/connect.ts'),
    account: () => import('#src/stages/account.ts'),
    library: loadLibrary,
    texts: loadTexts
  },
  codeRecovery,
  browserStore
)
