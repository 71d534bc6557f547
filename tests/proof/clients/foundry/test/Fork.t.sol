// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Box} from "../src/Box.sol";

interface IToken {
    function totalSupply() external view returns (uint256);
}

/// Reads the chain that forge forks.
contract ForkTest {
    function testReadsToken() external view {
        require(block.chainid == 84531, "chain");
        require(IToken(0x5FbDB2315678afecb367f032d93F642f64180aa3).totalSupply() > 0, "token");
    }

    function testDeploys() external {
        Box box = new Box();
        box.set(7);
        require(box.value() == 7, "value");
    }
}
