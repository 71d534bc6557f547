import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Exits with one sentence about what is wrong with `src/config.ts`, the environment or the setup, before anything
 * starts: Vite would print a stack trace as well.
 * @returns what a build or the development server reads from them, and the sentences of what may still be worked on
 */
export async function checkSettings({ mode, isBuild }) {
  const { loadVariables } = await loadSource('./environment-files.ts', isBuild)
  const { readSettings } = await loadSource('./settings.ts', isBuild)
  const { checkSetup, setupWarnings } = await loadSource('./check-setup.ts', isBuild)
  try {
    const read = readSettings(loadVariables(mode), { isBuild })
    checkSetup()
    const warnings = setupWarnings()
    for (const warning of warnings) console.warn(warning)
    return { ...read, warnings }
  } catch (cause) {
    // Any other class of error is a bug, and needs its stack trace.
    if (cause?.constructor !== Error) throw cause
    console.error(cause.message)
    process.exit(1)
  }
}

/** A file of the page, relative to this folder, as a build or the development server runs it. */
export async function loadSource(file, isBuild) {
  const { NODE_ENV } = process.env
  // The pages import React, and a build prerenders them with the same copy of it.
  process.env.NODE_ENV ??= isBuild ? 'production' : 'development'
  const { module: given } = await runnerImport(here('./given-config.ts'), { configFile: false })
  const module = await given.loadSource(here(file))
  // Vite chooses for itself: what stays behind would decide which build of React is in the page.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return module
}
