// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SmartAccount} from "./SmartAccount.sol";

/// Creates an account at a predictable address (EIP-6492); creating it twice is harmless.
contract SmartAccountFactory {
    function create(address owner, bytes32 salt) external returns (address account) {
        bytes memory code = abi.encodePacked(type(SmartAccount).creationCode, abi.encode(owner));
        bytes32 digest = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(code)));
        account = address(uint160(uint256(digest)));
        if (account.code.length == 0) new SmartAccount{salt: salt}(owner);
    }
}
