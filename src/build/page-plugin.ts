import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, InlineConfig, Plugin, Rolldown } from 'vite'
import { once } from '#domain/wait/once.ts'
import { projectIdWarning } from '#domain/wallet/walletconnect-project.ts'
import type { PageSettings } from '#src/settings/settings.ts'
import { devServerText } from '#ui/text/dev-server.ts'
import { metadata } from '#ui/text/en/metadata.ts'
import { directionOf, isLanguageTag, type LanguageTag, languages } from '#ui/text/languages.ts'
import { withoutScripts } from '#ui/text/without-scripts.ts'
import { globalStyles } from '#ui/theme/global-styles.ts'
import { loadSource } from '../settings/given-config.ts'
import { ANY_FOLDER } from '../settings/variables.ts'
import { beforePaintScript } from './before-paint-script.ts'
import { contentSecurityPolicy, developmentPolicies } from './content-security-policy.ts'
import { REDIRECTS } from './host-headers.ts'
import { loopbackWarning } from './loopback-warning.ts'
import { hostPathsWarning, retiredNetworksWarning } from './network-warnings.ts'
import { MANIFEST } from './safe-app-plugin.ts'
import { PICTURE, type SharedSite, sharingTags } from './sharing.ts'
import { accountFiles } from './stages.ts'

const PRERENDER = fileURLToPath(new URL('./prerender.tsx', import.meta.url))
const CHECK_SETUP = fileURLToPath(new URL('../settings/check-setup.ts', import.meta.url))

/** No buttons that do nothing, and a sentence in their place. */
const WITHOUT_SCRIPTS = 'nav,footer button{display:none}noscript :is(p,summary){padding:4px 16px;text-align:center}'

/**
 * The development server compiles a page when it is opened: a sign says so until something is drawn in its content, over
 * which it lies, so that nothing moves.
 */
const loadingSign: readonly HtmlTagDescriptor[] = [
  {
    tag: 'style',
    children:
      '#loading-sign{position:fixed;inset:40% 0 auto;margin:0;text-align:center}' +
      'body:has(main>:not(dialog,[role=status])) #loading-sign{display:none}',
    injectTo: 'head'
  },
  {
    tag: 'p',
    attrs: { id: 'loading-sign', role: 'status', lang: 'en', dir: 'ltr' },
    children: devServerText.loading,
    injectTo: 'body-prepend'
  }
]

/** Of storage and of cookies, which know no folders. */
const SHARED_ORIGIN =
  'The page is in a folder of its host. Pages in other folders share its origin: they can read what it stores in the browser, and ask its wallets in its name.'

/**
 * Gateways of IPFS read it where each content has a host of its own, so that this page begins at the root there. They send the page
 * itself for what is not found.
 */
const NOT_FOUND = '/* /404.html 404\n'

/** Of a page: its path on the site, and its `page.ts`. */
interface PageRoute {
  readonly path: string
  readonly file: string
}

/** The path of a page, and the address of the file that its view is in. */
type PageFile = readonly [path: string, file: string | undefined]

/**
 * Writes theme, title, description and early script into the page; in a build the shell, its Content-Security-Policy and what
 * is shown of a shared link too.
 */
export function page(
  settings: PageSettings & { readonly pageUrl: string | undefined; readonly basePath: string },
  shared: InlineConfig
): Plugin {
  const earlyScript = once(() => beforePaintScript(Object.keys(languages), settings.basePath))
  let isBuild = false
  let outDir = ''
  let root = ''
  let routes: readonly PageRoute[] = []
  return {
    name: 'portside-page',
    apply: (_config, { mode }) => mode !== 'test',
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.ssr
      root = config.root
      outDir = resolve(root, config.build.outDir)
      const warning = projectIdWarning(settings.walletConnect?.projectId ?? '')
      if (warning) config.logger.warn(warning)
      if (!isBuild) return
      const ofBuild = [loopbackWarning(settings), retiredNetworksWarning(settings), hostPathsWarning(settings)]
      for (const each of ofBuild) if (each) config.logger.warn(each)
      if (settings.basePath !== '/') config.logger.warn(SHARED_ORIGIN)
    },
    configureServer({ middlewares }) {
      const { enforced, reported } = developmentPolicies(settings)
      middlewares.use(({ url = '' }, response, next) => {
        // The harness's own pages frame others, and are in no build.
        if (!url.startsWith('/__dev/')) {
          response.appendHeader('Content-Security-Policy', enforced)
          response.setHeader('Content-Security-Policy-Report-Only', reported)
        }
        next()
      })
    },
    async buildStart() {
      const { checkSetup } = await loadSource<typeof import('#src/settings/check-setup.ts')>(CHECK_SETUP)
      checkSetup()
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename }) {
        const titled = html.replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(settings.appName)}</title>`)
        const styles = globalStyles(settings)
        const script = await earlyScript()
        const early: HtmlTagDescriptor[] = [
          { tag: 'meta', attrs: { name: 'description', content: metadata.description }, injectTo: 'head' },
          { tag: 'link', attrs: { rel: 'manifest', href: settings.basePath + MANIFEST }, injectTo: 'head' },
          { tag: 'script', children: script, injectTo: 'head' },
          { tag: 'style', children: styles, injectTo: 'head' }
        ]
        // The showcase has pages of its own.
        if (!isBuild)
          return { html: titled, tags: basename(filename) === 'index.html' ? [...early, ...loadingSign] : early }
        const { pageRoutes, prerenderShell } = await loadSource<typeof import('./prerender.tsx')>(PRERENDER, shared)
        routes = pageRoutes
        const shell = prerenderShell()
        const policy = contentSecurityPolicy(settings, {
          scripts: [script],
          styles: [styles, shell.css, WITHOUT_SCRIPTS]
        })
        const noScript = `<noscript><style>${WITHOUT_SCRIPTS}</style>${sentencesWithoutScripts()}</noscript>`
        const tags: HtmlTagDescriptor[] = [
          // Before anything that it governs.
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
            injectTo: 'head-prepend'
          },
          ...early,
          { tag: 'style', attrs: { 'data-emotion': shell.styleIds }, children: shell.css, injectTo: 'head' }
        ]
        const body = `${noScript}<div id="root">${shell.html}</div>`
        return { html: titled.replace('<div id="root"></div>', () => body), tags }
      }
    },
    async writeBundle(_, bundle) {
      if (!isBuild) return
      const viewFiles = routes.map(({ path, file }): PageFile => {
        const views = this.getModuleInfo(resolve(root, file))?.dynamicallyImportedIds ?? []
        return [path, fileOf(views, bundle, settings.basePath)]
      })
      const built = await readFile(`${outDir}/index.html`, 'utf8')
      const html = withAccountFiles(withPageFiles(built, viewFiles), accountFiles(bundle), settings.basePath)
      const { appName, basePath } = settings
      const pageUrl = siteUrl(settings)
      const site =
        pageUrl === undefined ? undefined : { appName, pageUrl, picture: await readFile(`${outDir}/${PICTURE}`) }
      const shown = (path?: string) => withSharing(html, site, path)
      // For any other address: it is the page as well.
      await writeFile(`${outDir}/404.html`, inFolder(shown(), '/', basePath))
      if (basePath === ANY_FOLDER) await writeFile(`${outDir}/${REDIRECTS}`, NOT_FOUND)
      for (const [path, file] of viewFiles) {
        await mkdir(outDir + path, { recursive: true })
        const page = inFolder(withPreload(shown(path), file), `${posix.relative(path, '/') || '.'}/`, basePath)
        await writeFile(`${outDir}${path}/index.html`, page)
      }
    }
  }
}

/** Undefined for a view that is not loaded by an `import()`. */
function fileOf(views: readonly string[], bundle: Rolldown.OutputBundle, basePath: string): string | undefined {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
    views.some((view) => view === facadeModuleId || moduleIds.includes(view))
  )
  return chunk && basePath + chunk.fileName
}

/** `ui/prefetch.ts` gives these links a meaning when it is time. */
function withPageFiles(html: string, files: readonly PageFile[]): string {
  const links = files.map(([path, file]) =>
    file === undefined
      ? ''
      : `<link rel="page" data-page="${escapeHtml(path)}" as="script" crossorigin fetchpriority="low" href="${file}">`
  )
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** Before the early script, which gives them a meaning if the last visit's account will be shown. */
function withAccountFiles(html: string, files: readonly string[], basePath: string): string {
  const links = files.map(
    (file) => `<link rel="account" as="script" crossorigin fetchpriority="low" href="${basePath + file}">`
  )
  return html.replace('</title>', () => `</title>${links.join('')}`)
}

/** So that a page's own view loads beside the shell, and not after it. */
function withPreload(html: string, file: string | undefined): string {
  if (file === undefined) return html
  return html.replace('</head>', () => `<link rel="modulepreload" crossorigin href="${file}"></head>`)
}

/** Undefined where it is not known, and of a page in any folder of a host, its root. */
function siteUrl({ pageUrl, basePath }: { readonly pageUrl: string | undefined; readonly basePath: string }) {
  return pageUrl && pageUrl + basePath.replace(/^\./, '').slice(0, -1)
}

/** Links that are relative to the folder of `index.html`, from elsewhere. Those of other builds begin at the host's root. */
function inFolder(html: string, folder: string, basePath: string): string {
  return basePath === ANY_FOLDER ? html.replaceAll(/ (href|src)="\.\//g, ` $1="${folder}`) : html
}

function withSharing(html: string, site: SharedSite | undefined, path: string | undefined): string {
  const tags = sharingTags(site, path).map(
    ([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
  )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** In English, and in each other language behind the names of all: the header stays at the top of the page. */
function sentencesWithoutScripts(): string {
  const tags = Object.keys(languages).filter(isLanguageTag)
  const others = tags.filter((tag) => tag !== 'en' && withoutScripts[tag] !== undefined)
  const element = (name: string, tag: LanguageTag, text = '') =>
    `<${name} lang="${tag}" dir="${directionOf(tag)}">${text}</${name}>`
  const names = others.map((tag) => element('bdi', tag, languages[tag]))
  const sentences = others.map((tag) => element('p', tag, `${languages[tag]}: ${withoutScripts[tag]}`))
  const inEnglish = element('p', 'en', withoutScripts.en)
  return `${inEnglish}<details><summary>${names.join(' · ')}</summary>${sentences.join('')}</details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
