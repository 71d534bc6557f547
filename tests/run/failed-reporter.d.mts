import type { Reporter, TestModule } from 'vitest/node'

// biome-ignore lint/style/noDefaultExport: Vitest takes the default export.
export default class FailedReporter implements Reporter {
  onTestModuleStart(module: TestModule): void
  onTestModuleEnd(module: TestModule): void
  onTestRunEnd(modules: readonly TestModule[]): void
}
