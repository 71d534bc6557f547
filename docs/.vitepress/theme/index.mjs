import theme from 'vitepress/theme-without-fonts'
import './site.css'

/** VitePress's own, in the fonts of the reader's system. */
export default theme
