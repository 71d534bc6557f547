// Run by Hardhat 2 on a network of its configuration, which is a node or a fork of one.
const hre = require('hardhat')

async function main() {
  const [{ report }, { hardhatSteps }] = await Promise.all([import('./report.mjs'), import('./hardhat-steps.mjs')])
  await report(hardhatSteps((method, params) => hre.network.provider.send(method, params)))
}

main()
