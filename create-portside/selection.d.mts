export function importsOf(file: string, text: string, known: ReadonlySet<string>): readonly string[]
