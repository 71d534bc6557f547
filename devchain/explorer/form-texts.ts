import type { Context } from 'hono'

/** The texts of a form; files and repeated fields count as absent. */
export async function formTexts(context: Context): Promise<Readonly<Record<string, string>>> {
  const body = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  )
}
