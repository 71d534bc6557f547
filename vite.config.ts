import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { firstLines } from './src/build/first-line-plugin.ts'
import { offeredWallets } from './src/build/offered-wallets-plugin.ts'
import { buildTarget } from './src/build/oldest-browsers.ts'
import { page } from './src/build/page-plugin.ts'
import { safeApp } from './src/build/safe-app-plugin.ts'
import { isThereBefore, stageGroups } from './src/build/stages.ts'
import { walletConnectWithoutViem } from './src/build/walletconnect-plugin.ts'
import { readConfiguration } from './src/environment/environment.ts'
import { givenConfig, givenConfiguration } from './src/environment/given-configuration.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const variables = loadEnv(mode, process.env['ENV_DIR'] ?? here('.'), '')
  const { environment, devPaths } = readConfiguration(variables, {
    isBuild: command === 'build',
    config: await givenConfig()
  })
  const shared = {
    plugins: [givenConfiguration(), react({ jsxImportSource: '@emotion/react' })],
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __RPC_LIBRARY__: JSON.stringify(environment.rpcLibrary),
      ...Object.fromEntries(Object.entries(devPaths).map(([name, path]) => [name, JSON.stringify(path)]))
    }
  }
  return {
    ...shared,
    root: here('./src'),
    resolve: {
      alias: {
        'hoist-non-react-statics': here('./ui/theme/no-static-hoisting.ts'),
        'reflect-metadata/lite': here('./src/own-metadata.ts')
      }
    },
    plugins: [
      ...shared.plugins,
      walletConnectWithoutViem(),
      offeredWallets(environment),
      firstLines(),
      page(environment, shared),
      safeApp(environment)
    ],
    server: { host: '127.0.0.1', fs: { allow: [here('.')] } },
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
})
