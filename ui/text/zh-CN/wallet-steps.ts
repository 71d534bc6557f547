import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = '商店已在另一个标签页中打开。请将扩展程序固定到工具栏。'
const phrase = '请将助记词抄写在纸上，切勿透露给任何人。'
const secretPhrase = '请将助记词抄写在纸上保管，不要存放在任何网站。'
const createOrImport = '创建或导入钱包'
const fromStore = '从手机的应用商店安装。'
const comeBack = '返回本页面'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: '创建钱包', description: '或导入已有钱包。切勿透露助记词。' }
  const openPage = `在 ${wallet} 中打开本页面`
  return {
    app: {
      install: { title: `安装 ${wallet}`, description: fromStore },
      create,
      scan: { title: '扫描二维码', description: `下一步会显示二维码。请在 ${wallet} 中确认连接。` },
      'open-app': { title: comeBack, description: `然后连接：${wallet} 会打开，并请您确认。` },
      'scan-page': { title: openPage, description: '扫描下一步的二维码，然后在钱包中连接。' },
      'scan-address': { title: openPage, description: `在 ${wallet} 中扫描下一步的二维码，或输入本页面的网址。` },
      'open-page': { title: openPage, description: '返回本页面并点击“连接”，即可在钱包中打开。' },
      'enter-page': { title: openPage, description: '在下一步复制本页面的网址，然后在钱包中连接。' }
    },
    extension: {
      install: { title: `添加 ${wallet}`, description: tab },
      create,
      refresh: { title: comeBack, description: `${wallet} 会自动出现在这里，或在刷新后出现。` },
      web: { title: openPage, description: '打开后会自动连接。' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: '安装 MetaMask 应用', description: '从手机的应用商店安装。所有操作都在其中确认。' },
      create: { title: createOrImport, description: secretPhrase },
      scan: { title: '使用 MetaMask 扫描', description: '点击扫描图标，扫描下一步的二维码并确认。' }
    },
    extension: {
      install: { title: '添加 MetaMask 扩展程序', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: '安装 Rainbow 应用', description: fromStore },
      create: { title: createOrImport, description: '请在 Rainbow 中备份，即使手机丢失，也不会损失任何资产。' },
      scan: { title: '使用 Rainbow 扫描', description: '点击扫描按钮，扫描下一步的二维码并确认。' }
    },
    extension: {
      install: { title: '添加 Rainbow 扩展程序', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: { title: '安装 Coinbase Wallet', description: '在应用商店中，它可能以新名称 Base 显示。' },
      create: { title: createOrImport, description: '请在应用中备份。助记词只属于您。' }
    },
    extension: {
      install: { title: '添加 Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: '安装 Brave 浏览器', description: '已内置 Brave Wallet。' },
      create: { title: '创建 Brave Wallet', description: '在 Brave 的菜单中打开“钱包”。请将助记词抄写在纸上保管。' },
      'scan-address': { title: '在 Brave 中打开本页面', description: '在 Brave 中扫描下一步的二维码，然后连接。' }
    }
  },
  safe: {
    extension: {
      install: { title: '打开 Safe{Wallet}', description: '已在另一个标签页中打开。' },
      create: { title: '创建您的 Safe', description: '选择所有者。每位所有者都用自己的钱包签名。' },
      web: {
        title: '在 Safe{Wallet} 中添加本页面',
        description: '在下方打开，或在 Apps → My custom apps 中添加其网址。'
      }
    }
  }
}
