import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type Plugin, type UserConfig } from 'vite'
import { leftOutPages, withoutPages } from './src/build/contract-pages-plugin.ts'
import { firstLines } from './src/build/first-line-plugin.ts'
import { inlinedIcons } from './src/build/inlined-icons-plugin.ts'
import { integrity } from './src/build/integrity-plugin.ts'
import { offeredWallets } from './src/build/offered-wallets-plugin.ts'
import { buildTarget } from './src/build/oldest-browsers.ts'
import { ownRequests } from './src/build/own-requests-plugin.ts'
import { pageErrors } from './src/build/page-errors-plugin.ts'
import { pageFiles, separatePages } from './src/build/page-file-plugin.ts'
import { page } from './src/build/page-plugin.ts'
import { safeApp } from './src/build/safe-app-plugin.ts'
import { isThereBefore, stageGroups } from './src/build/stages.ts'
import { walletConnectWithoutViem } from './src/build/walletconnect-plugin.ts'
import { config as ownConfig } from './src/config.ts'
import { loadVariables } from './src/settings/environment-files.ts'
import { givenConfig, givenConfigPlugin } from './src/settings/given-config.ts'
import { readSettings } from './src/settings/settings.ts'
import { givenVariables } from './src/settings/variables.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig((environment) => pageConfig(environment))

/** `given`: plugins that also serve modules to what is run for the build, such as the addresses of contracts. */
export async function pageConfig(
  { mode, command, isPreview }: ConfigEnv,
  given: readonly Plugin[] = []
): Promise<UserConfig> {
  const variables = loadVariables(mode)
  const config = (await givenConfig()) ?? ownConfig
  const isBuild = command === 'build'
  const read = readSettings(variables, { isBuild: isBuild || isPreview === true, config })
  const { settings, devPaths, pageUrl, basePath } = read
  const leftOut = isBuild && mode !== 'test' ? await leftOutPages(settings, given) : []
  const shared = {
    plugins: [
      ...given,
      givenConfigPlugin(),
      pageFiles(),
      pageErrors(),
      ownRequests(),
      withoutPages(leftOut),
      react({ jsxImportSource: '@emotion/react' })
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __BASE_PATH__: JSON.stringify(basePath),
      __RPC_LIBRARY__: JSON.stringify(settings.rpcLibrary),
      ...Object.fromEntries(Object.entries(devPaths).map(([name, path]) => [name, JSON.stringify(path)]))
    }
  }
  return {
    ...shared,
    root: here('./src'),
    base: basePath,
    resolve: {
      alias: {
        'hoist-non-react-statics': here('./ui/theme/no-static-hoisting.ts'),
        'reflect-metadata/lite': here('./src/own-metadata.ts')
      }
    },
    plugins: [
      ...shared.plugins,
      separatePages(),
      walletConnectWithoutViem(),
      offeredWallets(settings),
      inlinedIcons(here('./src/public')),
      firstLines(),
      page({ ...settings, pageUrl, basePath }, shared),
      safeApp(settings, basePath),
      integrity(givenVariables(variables, config))
    ],
    server: {
      host: '127.0.0.1',
      fs: { allow: [here('.')] },
      // Other pages of this machine read nothing of the project; `ownRequests` has the rest of that.
      cors: false,
      // Errors that nobody catches in the page: in the terminal, and by `pageErrors` in the overlay.
      forwardConsole: { unhandledErrors: true, logLevels: [] }
    },
    preview: { host: '127.0.0.1' },
    build: {
      target: buildTarget,
      outDir: here('./dist'),
      emptyOutDir: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostId, hostType }) => {
          if (hostType === 'html') return files
          return files.filter((file) => !isThereBefore(file, hostId))
        }
      },
      // In kB: only the chunk of WalletConnect is near it, and only those who ask for it fetch that.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Prerendering the shell takes its time, and nobody needs to hear of it.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: stageGroups() }
        }
      }
    }
  }
}
