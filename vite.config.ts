import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { readEnvironment } from './src/environment.ts'
import { page } from './src/page-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => {
  const environment = readEnvironment(loadEnv(mode, here('.'), ''))
  const shared = {
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __RPC_LIBRARY__: JSON.stringify(environment.rpcLibrary),
      __BUILT_IN_YEAR__: String(new Date().getFullYear())
    }
  }
  return {
    ...shared,
    root: here('./src'),
    // ethers and @noble/curves each bring the same @noble/hashes along.
    resolve: {
      dedupe: ['@noble/hashes'],
      alias: { 'hoist-non-react-statics': here('./ui/theme/no-static-hoisting.ts') }
    },
    plugins: [...shared.plugins, page(environment, shared)],
    server: { host: '127.0.0.1', fs: { allow: [here('.')] } },
    preview: { host: '127.0.0.1' },
    build: {
      target: 'es2022',
      outDir: here('./dist'),
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // First, or React would be taken along into the next group.
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
              // What connecting needs and is not ours, so that it can be fetched ahead as one file.
              {
                name: 'libraries',
                test: /node_modules\/(?:mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)\//
              }
            ]
          }
        }
      }
    },
    test: {
      root: here('.'),
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['{domain,adapters,ui,server,devchain,src}/**/*.test.{ts,tsx}'] }
        },
        {
          extends: true,
          test: { name: 'integration', include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }
        }
      ]
    }
  }
})
