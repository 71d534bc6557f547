import '#src/language/language-choice.tsx'
// Translations need the names of languages too, and would load them in one more file.
import '#ui/text/metadata.ts'
