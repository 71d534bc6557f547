import { PageRequests } from '#adapters/page/page-requests.ts'

/** Of this page, from its first code on; in memory only. */
export const pageRequests = new PageRequests()
