import path from 'node:path'
import type { SourceFile } from 'typescript/unstable/ast'
import { createVirtualFileSystem } from 'typescript/unstable/fs'
import { API, type APIOptions, type Project } from 'typescript/unstable/sync'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

interface OpenedProject {
  readonly project: Project
  readonly close: () => void
}

/** This project as the compiler sees it. */
export function openProject(): OpenedProject {
  return open({ cwd: root }, path.join(root, 'tsconfig.json'))
}

/** Files of which only the syntax matters, by name: nothing that they import is read. */
export function parseTexts(texts: readonly (readonly [name: string, text: string])[]): ReadonlyMap<string, SourceFile> {
  const names = texts.map(([name]) => name)
  const configuration = JSON.stringify({ files: names, compilerOptions: { noResolve: true, noLib: true } })
  const files = Object.fromEntries(texts.map(([name, text]) => [`/${name}`, text]))
  const fs = createVirtualFileSystem({ ...files, '/tsconfig.json': configuration })
  const { project, close } = open({ cwd: '/', fs }, '/tsconfig.json')
  const sources = names.flatMap((name) => {
    const source = project.program.getSourceFile(`/${name}`)
    return source ? [[name, source] as const] : []
  })
  close()
  return new Map(sources)
}

/** The sources in a folder without tests and what is only for them. */
export function productSources(project: Project, folder: string): readonly SourceFile[] {
  return productFiles(folder).flatMap((file) => project.program.getSourceFile(path.join(root, file)) ?? [])
}

/** As paths from the project's root. */
export function productFiles(folder: string): readonly string[] {
  const isForTests = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith(`${folder}/testing`)
  return filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !isForTests(file))
}

function open(options: APIOptions, configuration: string): OpenedProject {
  const api = new API(options)
  const [project] = api.updateSnapshot({ openProjects: [configuration] }).getProjects()
  if (!project) throw new Error('There is no project.')
  return { project, close: () => api.close() }
}
