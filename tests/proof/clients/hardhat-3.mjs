// On a network of Hardhat 3, which is a node or a fork of one.
import hre from 'hardhat'
import { hardhatSteps } from './hardhat-steps.mjs'
import { report } from './report.mjs'

const { provider } = await hre.network.create(process.env.NETWORK)
await report(hardhatSteps((method, params) => provider.request({ method, params })))
