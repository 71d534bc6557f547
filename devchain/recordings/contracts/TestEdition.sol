// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {BaseUrl} from "./BaseUrl.sol";

/// Editions that anyone may mint; all share one URI, in which the reader replaces `{id}` with 64 hex digits.
contract TestEdition is ERC1155 {
    BaseUrl private immutable base;

    constructor(BaseUrl base_) ERC1155("") {
        base = base_;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function uri(uint256) public view override returns (string memory) {
        return string.concat(base.url(), "/edition/{id}.json");
    }
}
