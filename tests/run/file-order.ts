import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const OWN_ENVIRONMENT = /^\/\/ @vitest-environment /
/** All checks of a created project, which take minutes. */
const RUNS_ALL_CHECKS = /'\.ci\/run'/
const STARTS_SLOWLY = /launchBrowser|startDevWalletSite|runNode|startProduct|new Shell/

/**
 * Groups files by environment, because a worker keeps it while the next file needs the same. Of the rest, files that start
 * other programs come first, the longest before all, so that no worker is left with a long one at the end.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(readFileSync(file.moduleId, 'utf8'))]))
    const rank = (file: TestSpecification) => ranks.get(file) ?? 0
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

function rankOf(source: string): number {
  if (OWN_ENVIRONMENT.test(source)) return 0
  if (RUNS_ALL_CHECKS.test(source)) return 1
  return STARTS_SLOWLY.test(source) ? 2 : 3
}
