/** One instruction of a Dockerfile, on one line. */
export interface Instruction {
  readonly name: string
  readonly text: string
}

/** Without comments, and with continued lines joined. */
export function parseDockerfile(text: string): readonly Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '')
  return lines.split('\n').flatMap((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    return name !== undefined && rest !== undefined ? [{ name, text: rest }] : []
  })
}

/** The words of the last instruction of a name, in exec form; options before them are left out. @throws Error for shell form. */
export function execForm(instructions: readonly Instruction[], name: string): readonly string[] {
  const text = instructions.findLast((each) => each.name === name)?.text ?? ''
  const [words = ''] = /\[.*\]$/.exec(text) ?? []
  return JSON.parse(words)
}

/** What a linter such as hadolint finds wrong, as far as it matters here: each with the number of its rule. */
export function findings(instructions: readonly Instruction[]): readonly string[] {
  const has = (name: string, pattern: RegExp) =>
    instructions.some((each) => each.name === name && pattern.test(each.text))
  const last = (name: string) => instructions.findLast((each) => each.name === name)?.text
  const bases = instructions.filter(({ name }) => name === 'FROM').map(({ text }) => text)
  const rules: Readonly<Record<string, boolean>> = {
    'DL3006: the version of an image is not pinned': bases.some(
      (base) => !/^\S+:\d+\.\d+\.\d+\S*( AS \w+)?$/.test(base)
    ),
    'DL3007: latest is used': bases.some((base) => /:latest\b/.test(base)),
    'DL3002: the last user is root': !last('USER') || /^(?:root|0)\b/.test(last('USER') ?? ''),
    'DL3000: a WORKDIR is not absolute': has('WORKDIR', /^[^/]/),
    'DL3004: sudo is used': has('RUN', /\bsudo\b/),
    'DL3008: packages of the distribution are not pinned': has('RUN', /\bapt(?:-get)? install\b(?!.*=)/),
    'DL3016: a package of npm is not pinned': instructions.some(
      ({ name, text }) => name === 'RUN' && hasUnpinned(text)
    ),
    'DL3020: ADD is used for files': instructions.some(({ name }) => name === 'ADD'),
    'DL3025: CMD or ENTRYPOINT is in shell form': ['CMD', 'ENTRYPOINT'].some((name) => has(name, /^[^[]/)),
    'DL3055: there is no HEALTHCHECK, or one in shell form': !/CMD \[/.test(last('HEALTHCHECK') ?? ''),
    // BuildKit sets these itself, unless they have a default: an image for arm64 would get programs for amd64.
    'a value that the builder sets has a default': has('ARG', /^(?:TARGET|BUILD)(?:PLATFORM|OS|ARCH|VARIANT)=/),
    'DL3012: there are several HEALTHCHECKs': instructions.filter(({ name }) => name === 'HEALTHCHECK').length > 1
  }
  return Object.keys(rules).filter((rule) => rules[rule])
}

/** Packages are pinned by an exact version, or are files. */
function hasUnpinned(run: string): boolean {
  const [, words = ''] = /npm install ([^&]*)/.exec(run) ?? []
  const packages = words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('--'))
  return packages.some((each) => !/\.tgz$|@\d+\.\d+\.\d+"?$/.test(each))
}
