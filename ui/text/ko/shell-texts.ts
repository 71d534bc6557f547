import { connections } from './connections.ts'
import { metadata } from './metadata.ts'
import { notFound } from './not-found.ts'
import { page } from './page.ts'

/** What every visit reads. */
export const texts = {
  connections,
  metadata,
  notFound,
  page
}
