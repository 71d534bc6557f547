import type { RpcLibraryName } from './rpc-libraries.ts'
import type { PageSettings } from './settings/settings.ts'

declare global {
  /** The checked settings; each of these names is replaced by its value at build time. */
  const __SETTINGS__: PageSettings
  /** Separate from the rest, so that the branch of the other library is dropped from the build. */
  const __RPC_LIBRARY__: RpcLibraryName
  /** Empty in every build, so that no build listens to a development server. */
  const __LOCAL_NETWORK_EVENTS__: string
  /** The folder of the site on its host: `/`, such as `/app/`, or `./` for any (`ui/base-path.ts`). */
  const __BASE_PATH__: string
  /** Only in the script before the first paint (`src/build/before-paint-script.ts`). */
  const __LANGUAGES__: Readonly<Record<string, string>>
  /** The path of the development server's phone; empty in every build. */
  const __TEST_PHONE__: string
  /** The path at which the development server serves the content of local names; empty in every build. */
  const __LOCAL_NAMES__: string
}
