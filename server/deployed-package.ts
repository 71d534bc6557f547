/** With code for one platform, which no bundle can hold; all other packages are inside the built file. */
export const NATIVE_PACKAGES: readonly string[] = ['libsql']

type Versions = Readonly<Record<string, string>>

/** The fields of a package.json that are used. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly engines: Versions
  readonly dependencies: Versions
}

/** One package of a lock file, as npm writes it. */
export interface LockedPackage {
  readonly version?: string
  readonly optional?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Versions
  readonly optionalDependencies?: Versions
  readonly peerDependencies?: Versions
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Packages by their folder, such as `node_modules/a/node_modules/b`. */
type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The package.json of the built service: the source's, with the native packages only. */
export function deployedManifest({ name, version, license, engines, dependencies: all }: Manifest) {
  const dependencies = Object.fromEntries(Object.entries(all).filter(([each]) => NATIVE_PACKAGES.includes(each)))
  return { name, version, private: true, license, type: 'module', engines, dependencies }
}

/**
 * Its lock file (npm's version 3): the native packages, transitive ones included, with the versions and platforms of
 * the project's own. @throws Error when a dependency is missing from that.
 */
export function deployedLock(manifest: Manifest, project: { readonly packages: LockedPackages }) {
  const { name, version, ...root } = deployedManifest(manifest)
  const folders = [...foldersOf(root.dependencies, '', project.packages)].sort()
  const packages = folders.map((folder) => [folder, inProduction(project.packages[folder] ?? {})] as const)
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, ...root }, ...Object.fromEntries(packages) }
  }
}

function foldersOf(needed: Versions, from: string, packages: LockedPackages, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(needed)) {
    const folder = folderOf(name, from, packages)
    if (found.has(folder)) continue
    found.add(folder)
    foldersOf(neededBy(packages[folder] ?? {}), folder, packages, found)
  }
  return found
}

/** Without optional peers, which npm does not install automatically, such as viem's compiler. */
function neededBy(locked: LockedPackage): Versions {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const peers = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional)
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) }
}

/** Node's resolution: in the importing folder, then in each of its parents. */
function folderOf(name: string, from: string, packages: LockedPackages): string {
  const folder = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[folder]) return folder
  if (from === '') throw new Error(`package-lock.json has no ${name}, which the sign-in service needs.`)
  return folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages)
}

/** `dev` means a development dependency of the project; `devOptional` one that is otherwise optional. */
function inProduction({ dev: _, devOptional, ...locked }: LockedPackage): LockedPackage {
  return devOptional ? { ...locked, optional: true } : locked
}
