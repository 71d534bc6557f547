import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether node_modules has what the lock file of the project at `root` requires on this platform, according to npm's own
 * record, which npm removes first and writes last. Extra packages are fine.
 */
export function isInstalled(root) {
  const locked = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  const isShadowing = (folder) => folder.lastIndexOf('node_modules/') > 0 && !locked[folder]
  if (Object.keys(installed).some(isShadowing)) return false
  return Object.entries(locked).every(([folder, entry]) => {
    if (folder === '') return true
    const found = installed[folder]
    if (!found) return !isNeeded(entry)
    const isSame = found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    if (!isSame || !existsSync(path.join(root, folder, 'package.json'))) return false
    return !entry.link || isLinkTo(path.join(root, entry.resolved), path.join(root, folder))
  })
}

/** Whether node_modules links to a folder of the project, rather than holding an old copy. */
function isLinkTo(folder, link) {
  return existsSync(folder) && realpathSync(link) === realpathSync(folder)
}

/** Undefined if the file is missing or truncated. */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Optional packages are those of other platforms, with their dependencies. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true
  if (!os && !cpu) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, cLibrary()))
}

function fits(list, value) {
  if (!list) return true
  return list.includes(value) || (!list.includes(`!${value}`) && list.every((each) => each.startsWith('!')))
}

function cLibrary() {
  process.report.excludeNetwork = true // avoids a DNS lookup for every connection
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
