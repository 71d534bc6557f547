import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { readEnvironment } from './src/environment.ts'
import { readTestSafe } from './src/environment-safe.ts'
import { page } from './src/page-plugin.ts'
import { readDevPath } from './src/read-dev-path.ts'
import { readRpcShadow } from './src/rpc-shadow/read-rpc-shadow.ts'
import { safeApp } from './src/safe-app-plugin.ts'
import { walletConnectWithoutViem } from './src/walletconnect-plugin.ts'

/** What connecting needs and is not ours: fetched ahead. */
const LIBRARIES = /node_modules\/(?:mobx|mobx-react-lite|inversify|@inversifyjs)\/|own-metadata/

/** What connecting needs, and the parts that its dialog shares with the views of an account. */
const CONNECT =
  /src\/connect\.ts$|ui\/views\/parts\/(?:live-region|spinner|tile-icon|use-large-screen|use-shown-count)\.tsx?$/

/** What the steps of a picked wallet share: smaller together than their names alone. */
const STEP_PARTS = /connect-dialog\/(?:new-tab-link|pane-styles|qr-placeholder|wallet-mark|want-button)\.tsx?$/

/** What pages and steps say and draw of an account, also where the rest of its code is not there yet. */
const ACCOUNT_WORDS = /domain\/account-messages\.ts$|ui\/views\/parts\/account-icon\.tsx$/

/** What connectors share with the rest of an account's code, for which they need not wait. */
const CONNECTOR_PARTS = /wallet\/checksum-address\.ts$|domain\/endpoint\.ts$|@noble\/hashes\/(?:esm\/)?sha3\.js$/

/** What index.html names: no later chunk has to name it again, to have it fetched beside itself. */
const FIRST_RENDER = /\/(?:react|rolldown-runtime|shell)-[^/]+$/

/** What is there, or on its way, before any other chunk than those fetches another one. */
const CONNECTING = /\/(?:libraries|home|ahead|connect|account)-.{8}\.js$/

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode, command }) => {
  const variables = loadEnv(mode, process.env['ENV_DIR'] ?? here('.'), '')
  const isBuild = command === 'build'
  const read = readEnvironment(variables)
  const safeHosts = [...read.safeHosts, ...readTestSafe(variables['TEST_SAFE'], { isBuild })]
  const environment = { ...read, safeHosts }
  const { rpcLibrary } = environment
  const rpcShadow = readRpcShadow(variables['RPC_SHADOW'], { rpcLibrary, isBuild })
  const devPath = (variable: string) => JSON.stringify(readDevPath(variable, variables[variable], { isBuild }))
  const shared = {
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __RPC_LIBRARY__: JSON.stringify(rpcLibrary),
      __RPC_SHADOW__: JSON.stringify(rpcShadow),
      __LOCAL_NETWORK_EVENTS__: devPath('LOCAL_NETWORK_EVENTS'),
      __TEST_PHONE__: devPath('TEST_PHONE'),
      __BUILT_IN_YEAR__: String(new Date().getFullYear())
    }
  }
  return {
    ...shared,
    root: here('./src'),
    // ethers and @noble/curves each bring the same @noble/hashes along.
    resolve: {
      dedupe: ['@noble/hashes'],
      alias: {
        'hoist-non-react-statics': here('./ui/theme/no-static-hoisting.ts'),
        'reflect-metadata/lite': here('./src/own-metadata.ts')
      }
    },
    plugins: [...shared.plugins, walletConnectWithoutViem(), page(environment, shared), safeApp(environment)],
    server: { host: '127.0.0.1', fs: { allow: [here('.')] } },
    preview: { host: '127.0.0.1' },
    build: {
      target: 'es2022',
      outDir: here('./dist'),
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostId, hostType }) => {
          if (hostType === 'html') return files
          const isThere = (file: string) =>
            FIRST_RENDER.test(file) || (!FIRST_RENDER.test(hostId) && CONNECTING.test(file))
          return files.filter((file) => !isThere(file))
        }
      },
      // In kB: only the chunk of WalletConnect is near it, and only those who ask for it fetch that.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Prerendering the shell takes its time, and nobody needs to hear of it.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            // One file for each stage of a visit. A group takes what its module imports and no group before it has.
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 7 },
              { name: 'libraries', test: LIBRARIES, priority: 6 },
              { name: 'shell', test: /src\/main\.tsx$/, priority: 5 },
              { name: 'home', test: /home-page\/home-page\.tsx$/, priority: 4 },
              { name: 'ahead', test: /src\/ahead\.ts$/, priority: 3 },
              { name: 'connect', test: CONNECT, priority: 2 },
              { name: 'account-words', test: ACCOUNT_WORDS, priority: 2 },
              { name: 'account', test: /src\/account\.ts$/, priority: 1 },
              { name: 'step-parts', test: STEP_PARTS, priority: 0 },
              { name: 'connector-parts', test: CONNECTOR_PARTS, priority: 2 },
              // Names come after it: what both use of the library would compress worse in a file of its own.
              { name: `${rpcLibrary}-chain-reader`, test: /adapters\/rpc\/\w+\/\w+-chain-reader\.ts$/, priority: 0 }
            ]
          }
        }
      }
    }
  }
})
