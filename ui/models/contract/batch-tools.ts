import type { AskedBatchesModel } from './asked-batches-model.ts'
import type { WriteTools } from './write-tools.ts'

/** What a batch needs of the page; the same for all. */
export interface BatchTools extends WriteTools {
  readonly batches: AskedBatchesModel
  /** Of each batch that something shows: whether leaving the page would lose a part of it. */
  readonly shownBatches: Set<() => boolean>
}
