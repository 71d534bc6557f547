import { type ESTree, parseSync } from 'vite'

/** Blanks the steps of these wallets in a `wallet-steps.ts`, so that everything else stays where it is. */
export function withoutSteps(code: string, walletIds: readonly string[]): string {
  const { properties, end: endOfAll } = ownStepsIn(code)
  return properties.reduce((text, property, i) => {
    const { start } = property
    if (property.type !== 'Property' || !walletIds.includes(nameOf(property.key))) return text
    const end = properties[i + 1]?.start ?? endOfAll - 1
    return `${text.slice(0, start)}${text.slice(start, end).replace(/[^\n]/g, ' ')}${text.slice(end)}`
  }, code)
}

function ownStepsIn(code: string) {
  for (const statement of parseSync('wallet-steps.ts', code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'ownSteps' && init?.type === 'ObjectExpression') return init
  }
  throw new Error('wallet-steps.ts exports no object ownSteps.')
}

/** An id that is no identifier is quoted. */
function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
