import theme from 'vitepress/theme-without-fonts'
import { MermaidDiagram } from './mermaid-diagram.mjs'
import './site.css'

/** VitePress's own, in the fonts of the reader's system. */
export default {
  extends: theme,
  enhanceApp: ({ app }) => app.component('MermaidDiagram', MermaidDiagram)
}
