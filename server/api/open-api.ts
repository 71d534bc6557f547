import { z } from 'zod'
import { ENDPOINTS, type Endpoint } from './endpoints.ts'

/** OpenAPI 3.1, whose schemas are JSON Schema. Paths are relative to where the service is mounted. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return { openapi: '3.1.0', info: { title: 'Sign-in service (EIP-4361)', version: '1' }, paths }
}

function operationOf({ summary, body, isBodyOptional = false, responses }: Endpoint): object {
  return {
    summary,
    ...(body && { requestBody: { required: !isBodyOptional, content: jsonContent(body) } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { description, schema }]) => [
        status,
        { description, ...(schema && { content: jsonContent(schema) }) }
      ])
    )
  }
}

function jsonContent(schema: z.ZodType): object {
  // What is sent, not what the service makes of it.
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return { 'application/json': { schema: json } }
}
