import { ENDPOINTS } from '#server/api/endpoints.ts'

/** All others also exist under `/auth`. */
const AT_ROOT_ONLY = ['/healthz', '/readyz']

/** @throws Error unless the service's OpenAPI document has this answer of an endpoint. */
export async function assertDocumented(method: string, path: string, response: Response): Promise<void> {
  const mounted = path.replace(/^\/auth(?=\/)/, '')
  const route = AT_ROOT_ONLY.includes(mounted) ? path : mounted
  const endpoint = ENDPOINTS.find((each) => each.method === method && each.path === route)
  if (!endpoint) return
  const described = endpoint.responses[response.status]
  if (!described) throw new Error(`The document has no ${response.status} of ${method} ${route}.`)
  if (!described.schema) return
  const { error } = described.schema.safeParse(await response.json())
  if (error) throw new Error(`Not the ${response.status} of ${method} ${route} in the document: ${error.message}`)
}
